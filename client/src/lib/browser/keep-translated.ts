/** A text of React's and the element that shows its translation. */
interface Pair {
  text: Text;
  shownBy: ChildNode;
  words: string;
}

/**
 * Keeps a page correct while the browser translates it (rules: translated-pages). A translation replaces each text with
 * a `<font>`, but React keeps working on its own texts, which are no longer in the page: a new value is never seen, and
 * removing a text, or inserting something before it, fails (facebook/react#11538). This function puts each text back,
 * empty, before its translation. The translation is then removed, moved and made again together with its text.
 *
 * @returns a function that ends this
 */
export function keepTranslated(page: Node = document.body): () => void {
  const pairs = new WeakMap<Node, Pair>();
  const part = ({ text, shownBy }: Pair) => {
    pairs.delete(text);
    pairs.delete(shownBy);
  };

  const handleRemoved = (node: Node, record: MutationRecord) => {
    // The text was moved.
    if (node.parentNode) return;
    const pair = pairs.get(node);
    if (pair) {
      part(pair);
      if (node === pair.text) pair.shownBy.remove();
      else pair.text.data = pair.words;
    } else if (node instanceof Text && node.data !== '') {
      const shownBy = translationIn(record, pairs);
      if (shownBy) putBack(node, shownBy);
    }
  };
  const putBack = (text: Text, shownBy: ChildNode) => {
    const pair = { text, shownBy, words: text.data };
    pairs.set(text, pair);
    pairs.set(shownBy, pair);
    text.data = '';
    shownBy.before(text);
  };
  const handleAdded = (node: Node) => {
    const pair = pairs.get(node);
    if (node === pair?.text && node.nextSibling !== pair.shownBy) pair.text.after(pair.shownBy);
  };
  const handleValue = ({ target, oldValue }: MutationRecord) => {
    const pair = pairs.get(target);
    // React set a new value: a text that is emptied here had another value before.
    if (!pair || oldValue !== '') return;
    part(pair);
    pair.shownBy.replaceWith(pair.text);
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') handleValue(record);
      for (const node of record.removedNodes) handleRemoved(node, record);
      record.addedNodes.forEach(handleAdded);
    }
  });
  const characterData = { characterData: true, characterDataOldValue: true };
  observer.observe(page, { ...characterData, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** @returns the new translation in the place of a removed text */
function translationIn(record: MutationRecord, pairs: WeakMap<Node, Pair>): ChildNode | undefined {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  // Texts inside a translation belong to the browser.
  if (target.nodeName === 'FONT') return undefined;
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is HTMLElement =>
      node?.nodeName === 'FONT' && node.parentNode === target && !pairs.has(node),
  );
}
