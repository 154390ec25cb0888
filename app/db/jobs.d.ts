declare namespace GraphileWorker {
  /** Jobs that verbs enqueue, with their payloads: what `addJob` asks for and what a task is given. */
  interface Tasks {
    fulfil_order: { orderId: string };
    send_mail: { mailId: string; orderId?: string; delivers?: true };
    stamp_copies: { orderId: string };
    write_draft: { orderId: string };
    send_refund: { refundId: string; orderId: string };
    withdraw_transaction: { orderId: string; transactionId: string };
    delete_identity: { deletionId: string };
    check_ledger_now: Record<string, never>;
    resume_waiting: Record<string, never>;
    perform_delayed_act: { actId: string };
    run_bulk_act: { bulkId: string };
    write_reply: { messageId: string };
    propose_facts: { talkId: string };
    sum_up_talk: { talkId: string };
    keep_room: { orderId: string };
    sum_up_room: { talkId: string };
    settle_talk: { orderId: string };
    receive_mail: { inboundMailId: string };
    write_horoscopes: Record<string, never>;
    tell_of_held_now: Record<string, never>;
    tell_followers: { kind: "post" | "comment"; id: string };
  }
}
