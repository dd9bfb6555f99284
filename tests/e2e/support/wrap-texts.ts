import type { Page } from '@playwright/test';

/** Runs in each document before its own scripts. */
function wrapLikeATranslator() {
  const isTranslated = ({ data, parentElement: parent }: Text) =>
    data.trim() !== '' &&
    parent !== null &&
    !parent.closest('font, svg, head, script, style, textarea') &&
    parent.closest('[translate]')?.getAttribute('translate') !== 'no';
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!(text instanceof Text) || !isTranslated(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const follow = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) wrap(node);
  });
  // A translator begins when the page stands.
  const begin = new MutationObserver(() => {
    if (document.documentElement.dataset['ready'] !== 'true') return;
    begin.disconnect();
    wrap(document.body);
    follow.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  begin.observe(document, { subtree: true, attributeFilter: ['data-ready'] });
}

/**
 * Does to the pages of a tab what the translators of browsers do: as soon as a page is ready, each text leaves the
 * document for two `font` elements, also the texts that come later. They say the same, so that the tests can read them.
 */
export async function wrapTexts(page: Page): Promise<Page> {
  await page.addInitScript(wrapLikeATranslator);
  return page;
}
