import { paths } from "~/paths";
import { menuActLook } from "~/ui/acts-menu";
import { InPlace } from "~/ui/in-place";

type ActionsProps = {
  kind: "post" | "comment";
  id: string;
  isMine: boolean;
  canAct: boolean;
  keeps?: boolean;
};

/** What a member may do with a text of theirs, or about one of somebody else; it stands in an `ActsMenu`. */
export function Actions({ kind, id, isMine, canAct, keeps }: ActionsProps) {
  const what = kind === "post" ? "post" : "komentarz";
  if (!isMine)
    return (
      <>
        <a href={paths.report(kind, id)} className={menuActLook}>
          {`Zgłoś ${what}`}
        </a>{" "}
        {keeps && (
          <a href={paths.keeping(kind, id)} className={menuActLook}>
            {`Ukryj ${what}`}
          </a>
        )}
      </>
    );
  const [edit, remove] =
    kind === "post"
      ? [paths.postEditing(id), paths.postDeletion(id)]
      : [paths.commentEditing(id), paths.commentDeletion(id)];
  return (
    <>
      {canAct && (
        <InPlace part={`${kind}-${id}-text`}>
          <a href={edit} className={menuActLook}>
            {`Edytuj ${what}`}
          </a>
        </InPlace>
      )}{" "}
      <a href={remove} className={menuActLook}>
        {`Usuń ${what}`}
      </a>
    </>
  );
}
