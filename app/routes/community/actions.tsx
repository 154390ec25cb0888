import { paths } from "~/paths";
import { InPlace } from "~/ui/in-place";

type ActionsProps = {
  kind: "post" | "comment";
  id: string;
  isMine: boolean;
  canAct: boolean;
  keeps?: boolean;
};

export const actionLook =
  "inline-flex min-h-11 items-center px-1.5 text-sm font-semibold sm:px-2 underline-offset-4 hover:underline";

export function Actions({ kind, id, isMine, canAct, keeps }: ActionsProps) {
  if (!isMine)
    return (
      <>
        <a
          href={paths.report(kind, id)}
          className={actionLook}
          aria-label={kind === "post" ? "Zgłoś post" : "Zgłoś komentarz"}
        >
          Zgłoś
        </a>{" "}
        {keeps && (
          <a
            href={paths.keeping(kind, id)}
            className={actionLook}
            aria-label={kind === "post" ? "Ukryj post" : "Ukryj komentarz"}
          >
            Ukryj
          </a>
        )}
      </>
    );
  const [edit, remove] =
    kind === "post"
      ? [paths.postEditing(id), paths.postDeletion(id)]
      : [paths.commentEditing(id), paths.commentDeletion(id)];
  const what = kind === "post" ? "post" : "komentarz";
  return (
    <>
      {canAct && (
        <InPlace part={`${kind}-${id}-text`}>
          <a href={edit} className={actionLook} aria-label={`Edytuj ${what}`}>
            Edytuj
          </a>
        </InPlace>
      )}{" "}
      <a href={remove} className={actionLook} aria-label={`Usuń ${what}`}>
        Usuń
      </a>
    </>
  );
}
