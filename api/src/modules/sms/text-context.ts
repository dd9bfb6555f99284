import type { TFunction } from 'i18next';
import type { Tx } from '../../db/run-as.ts';
import type { MailData } from '../mail/mail-context.ts';
import type { Correspondent } from '../mail/read-correspondents.ts';

/** Context of writing a text. */
export interface TextContext<Data = object, Template extends string = string> {
  /** Runs as `system`. */
  readonly tx: Tx;
  readonly template: Template;
  readonly data: Data;
  readonly reader: Correspondent;
  readonly t: TFunction;
  readonly now: Date;
  /** A page of the site, as an address in the reader's language. */
  link(path: string): string;
  /** The configured one. */
  readonly secret: string;
}

/** A text with a name in it, which is shortened where the text would not fit into one message. */
export interface TextContent {
  /** With the name as it is given. */
  readonly text: (name: string) => string;
  readonly name: string;
}

/** Writes a text when it is sent; undefined when it is obsolete. */
type TextWriter<Data, Template extends string> = (
  context: TextContext<Data, Template>,
) => Promise<TextContent | undefined>;

/** The module that sends texts writes them, as it does with mails. */
export type TextWriters<Texts extends MailData = MailData> = {
  readonly [Template in keyof Texts & string]: TextWriter<Texts[Template], Template>;
};

/** All of them, by the template that a row of the outbox names (`src/texts.ts`). */
export type AllTextWriters = Readonly<Record<string, TextWriter<never, never>>>;
