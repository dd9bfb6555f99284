import type { TFunction } from 'i18next';
import type { Config } from '../../settings/config.ts';
import type { Tx } from '../../db/run-as.ts';
import type { MailContent } from './mail-content.ts';
import type { Correspondent } from './read-correspondents.ts';

/** The mails of a module: the data of each template, as stored in the outbox. */
export type MailData = Readonly<Record<string, object>>;

/** Context of rendering a template. */
export interface MailContext<Data = object, Template extends string = string> {
  /** Runs as `system`. */
  readonly tx: Tx;
  readonly template: Template;
  readonly data: Data;
  readonly reader: Correspondent;
  /** Target address: the reader's own, or the requested one. */
  readonly address: string;
  readonly t: TFunction;
  readonly now: Date;
  readonly config: Pick<Config, 'secret'>;
  readonly from: { readonly name: string; readonly address: string };
  /** Absolute address of a page of ours, in the reader's language. */
  link(path: string): string;
}

/** Renders a mail when it is sent; undefined when it is obsolete. */
type MailWriter<Data, Template extends string> = (
  context: MailContext<Data, Template>,
) => Promise<MailContent | undefined>;

/** The module that sends mails writes them. */
export type MailWriters<Mails extends MailData = MailData> = {
  readonly [Template in keyof Mails & string]: MailWriter<Mails[Template], Template>;
};

/** All of them, by the template that a row of the outbox names (`src/mails.ts`). */
export type AllMailWriters = Readonly<Record<string, MailWriter<never, never>>>;
