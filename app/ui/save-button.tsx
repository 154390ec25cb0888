import { Bookmark } from "./icons";

type SaveButtonProps = {
  action: string;
  isSaved: boolean;
  /** What is kept, for whoever hears it among others like it. */
  about?: string;
};

/** Keeps something for later, for its reader alone, or gives it up again. */
export function SaveButton({ action, isSaved, about }: SaveButtonProps) {
  return (
    <form method="post" action={action} className="contents">
      {!isSaved && <input type="hidden" name="saved" value="1" />}
      <button className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3 text-sm font-semibold text-area-ink hover:bg-area-soft focus-visible:rounded-full">
        <Bookmark className={isSaved ? "size-5 fill-current!" : "size-5"} />
        {isSaved ? "Usuń z zapisanych" : "Zapisz"}
        {about && <span className="sr-only">: {about}</span>}
      </button>
    </form>
  );
}
