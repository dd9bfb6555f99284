/** Does to all texts what the translators of browsers do: each leaves the document for two `font` elements. */
export function wrapTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (text.data.trim() === '' || !parent || parent.closest('font, svg, textarea, [translate="no"]')) continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  }
}
