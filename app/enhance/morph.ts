/**
 * Makes the children of one element those of another, changing as little as it can: what stays the same keeps its focus,
 * its scroll position, its running animation and its open state, and is not read out again.
 */
export function morphChildren(shown: Element, wanted: Element): void {
  let current: ChildNode | null = shown.firstChild;
  for (const node of [...wanted.childNodes]) {
    let match = current;
    while (match && !isAlike(match, node)) match = match.nextSibling;
    if (!match) {
      shown.insertBefore(document.adoptNode(node), current);
      continue;
    }
    while (current !== match) current = remove(current);
    current = match.nextSibling;
    morph(match, node);
  }
  while (current) current = remove(current);
}

function remove(node: ChildNode | null): ChildNode | null {
  const next = node?.nextSibling ?? null;
  node?.remove();
  return next;
}

function isAlike(one: Node, other: Node): boolean {
  return one.nodeName === other.nodeName && nameOf(one) === nameOf(other);
}

function nameOf(node: Node): string | null {
  return node instanceof Element ? node.id || node.getAttribute("aria-labelledby") : null;
}

function morph(shown: Node, wanted: Node): void {
  if (shown instanceof Element && wanted instanceof Element) {
    morphAttributes(shown, wanted);
    morphChildren(shown, wanted);
  } else if (shown.nodeValue !== wanted.nodeValue) {
    shown.nodeValue = wanted.nodeValue;
  }
}

function morphAttributes(shown: Element, wanted: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!wanted.hasAttribute(name) && name !== "open") shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}
