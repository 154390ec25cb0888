import { paths } from "~/paths";

/** Names of a group for whoever types `@` in the text area of the form that this stands in; nothing without the script. */
export const NameSuggestions = ({ group }: { group: string }) => (
  <name-suggestions hidden href={paths.groupNames(group)}>
    <p role="status" className="sr-only" />
    <ul
      aria-label="Podpowiedzi imion"
      className="divide-y divide-line rounded-control border border-control bg-surface"
    />
  </name-suggestions>
);
