/**
 * Makes the children of one element those of another, changing as little as it can: what stays the same keeps its focus,
 * its scroll position, its running animation and its open state, and is not read out again.
 */
export function morphChildren(shown: Element, wanted: Element): void {
  let current: ChildNode | null = shown.firstChild;
  for (const node of [...wanted.childNodes]) {
    if (current && isAlike(current, node)) {
      const next: ChildNode | null = current.nextSibling;
      morph(current, node);
      current = next;
    } else {
      shown.insertBefore(document.adoptNode(node), current);
    }
  }
  while (current) {
    const next: ChildNode | null = current.nextSibling;
    current.remove();
    current = next;
  }
}

function isAlike(one: Node, other: Node): boolean {
  return one.nodeName === other.nodeName && (one as Element).id === (other as Element).id;
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
    // Whether something is unfolded is the reader's choice, not the page's.
    if (!wanted.hasAttribute(name) && name !== "open") shown.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}
