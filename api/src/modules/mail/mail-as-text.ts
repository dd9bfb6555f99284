import type { MailContent, MailFrame } from './mail-content.ts';

/** The plain-text alternative, with the same content. */
export function mailAsText({ title, paragraphs, facts, action }: MailContent, frame: MailFrame): string {
  const blocks = [
    title,
    frame.greeting,
    ...paragraphs,
    facts.map(({ label, values }) => frame.labelled(label, values.join('\n  '))).join('\n'),
    frame.labelled(action.label, action.url),
    `--\n${frame.footer}`,
    frame.unsubscribe.map(({ label, url }) => frame.labelled(label, url)).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
