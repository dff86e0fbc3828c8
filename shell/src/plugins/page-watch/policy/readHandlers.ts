/** Elements with `onclick` and the like, from a node on. */
const WITH_HANDLERS = "descendant-or-self::*[@*[starts-with(name(), 'on')]]";

/**
 * Asks for the handlers that elements have in their HTML. The policy of the page lets none of them run. Chromium 150 says so
 * only when one is asked for, which mostly is when a person presses something; Chromium 156 says so when it is written.
 */
export function readHandlers(node: Element): void {
  const { ORDERED_NODE_SNAPSHOT_TYPE } = XPathResult;
  const found = node.ownerDocument.evaluate(WITH_HANDLERS, node, null, ORDERED_NODE_SNAPSHOT_TYPE);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index);
    if (element instanceof Element) readOwnHandlers(element);
  }
}

/** Asks for those of one element. */
export function readOwnHandlers(element: Element): void {
  for (const name of element.getAttributeNames()) {
    if (name.startsWith('on')) Reflect.get(element, name);
  }
}
