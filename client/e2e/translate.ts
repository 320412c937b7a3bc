/**
 * Changes a page like a browser's translation, now and for all later texts: each text is in
 * `<font><font>…</font></font>`, in place of React's own. The words stay, so that a test can read them. Runs in the
 * page.
 *
 * @returns a function that ends it
 */
export function translate(): () => void {
  const untouched = /^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|INPUT|CODE|FONT|TITLE)$/;
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || untouched.test(parent.nodeName) || text.data.trim() === '') return;
    if (parent.closest('[translate=no], .notranslate')) return;
    // A deprecated element, which browsers use since no page does.
    const name: string = 'font';
    const outer = document.createElement(name);
    const inner = document.createElement(name);
    inner.textContent = text.data;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  translateAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Text) translateText(node);
      else if (node.nodeName !== 'FONT') translateAll(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** @returns whether the page's own code corrects it while it is translated. Runs in the page. */
export async function isKept(): Promise<boolean> {
  const place = document.createElement('p');
  place.append('a text');
  document.body.append(place);
  const text = place.firstChild;
  const translation: string = 'font';
  text?.replaceWith(document.createElement(translation));
  // Observers of the page run before the next task.
  await new Promise((done) => setTimeout(done));
  place.remove();
  return text?.parentNode === place;
}

/** React's own data about a part of a page; its parts are the ones that React itself visits. */
interface Part {
  /** 6 is a text beside others, 5 an element. */
  tag: number;
  memoizedProps: unknown;
  stateNode: unknown;
  child: Part | null;
  sibling: Part | null;
}

/** @returns the texts that a translated page shows differently from React. Runs in the page. */
export function staleTexts(): string[] {
  const stale: string[] = [];
  const look = (part: Part | null) => {
    for (let each = part; each; each = each.sibling) {
      const { tag, memoizedProps: props, stateNode: node } = each;
      if (tag === 6 && node instanceof Text) {
        const shown = node.data === '' ? node.nextSibling?.textContent : node.data;
        if (!node.isConnected || (String(props) !== '' && shown !== props))
          stale.push(String(props));
      }
      if (tag === 5 && node instanceof Element) {
        const { children } = props as { children?: unknown };
        const isText = typeof children === 'string' || typeof children === 'number';
        if (isText && node.textContent !== String(children)) stale.push(String(children));
      }
      look(each.child);
    }
  };
  for (const element of document.querySelectorAll('body, body *')) {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactContainer$'));
    if (mark === undefined) continue;
    const root = (element as unknown as Record<string, { stateNode: { current: Part } }>)[mark];
    look(root?.stateNode.current ?? null);
  }
  return stale;
}
