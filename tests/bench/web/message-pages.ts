import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ApiDriver } from '../../e2e/support/api-driver.ts';
import { fillTalk, messagesOn, newOwnTalk, type Talk } from '../../e2e/support/conversation.ts';
import { runSql } from '../../e2e/support/run-sql.ts';
import { apiUrl, shellUrl, storedSession } from '../../e2e/support/test.ts';
import { visit } from '../../e2e/support/visit.ts';
import { median, type Section } from '../section.ts';
import { runs } from './runs.ts';

const CONVERSATIONS = 1000;
const MESSAGES = 10_000;
/** Of each party; the limit is twenty a minute. */
const SENT = 18;
/** Messages of a page of the API, and how many such pages are read upwards: the last ones are far from the first. */
const STEP = 40;
const PAGES = 75;
const COMPARED = 10;
/** In milliseconds: what has not come by then does not come. */
const PATIENCE = 30_000;

/** @throws Error where it is not there in time, so that a bench ends that misses what it looks for. */
async function inTime<T>(what: string, seen: Promise<T>): Promise<T> {
  const late = async () => {
    await sleep(PATIENCE, undefined, { ref: false });
    throw new Error(`${what} is not there after ${PATIENCE / 1000} s`);
  };
  return Promise.race([seen, late()]);
}

/** From one page of the browser to another, and inside one: a professional with 1,000 conversations, one of them with 10,000 messages. */
export async function messagePages(browser: Browser): Promise<Section> {
  const api = new ApiDriver(apiUrl());
  const talk = await newOwnTalk(api);
  await fill(talk);
  const open = async (who: Talk['lawyer']) => {
    const context = await browser.newContext({
      baseURL: shellUrl(),
      viewport: { width: 1280, height: 800 },
      storageState: storedSession(who),
    });
    return context.newPage();
  };
  const office = await open(talk.lawyer);
  const home = await open(talk.client);

  const openings: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await visit(office, `${shellUrl()}/en/pro/message`);
    await office.locator(`a[href*="${talk.id}"]`).waitFor();
    openings.push(await inTime('the end', timeUntil(office, MESSAGES, `a[href*="${talk.id}"]`)));
  }
  const pages: number[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const first = Number(await office.locator('[data-seq]').first().getAttribute('data-seq'));
    pages.push(await inTime(`message ${first - STEP}`, timeUntil(office, first - STEP)));
  }

  await visit(office, `${shellUrl()}/en/pro/message?c=${talk.id}`);
  await visit(home, `${shellUrl()}/en/user/message?c=${talk.id}`);
  const spans: number[] = [];
  for (let count = 0; count < 2 * SENT; count += 1) {
    const [from, to] = count % 2 === 0 ? [home, office] : [office, home];
    spans.push(await inTime(`message ${count}`, sendToSeen(from, to, `measured ${count}`)));
  }
  await Promise.all([office, home].map((page) => page.context().close()));
  const row = (what: string, budget: string, times: readonly number[]) => [
    what,
    budget,
    median(times),
    Math.max(...times),
  ];
  return {
    title: `Messages between two pages: ${MESSAGES.toLocaleString('en')} in a conversation, ${CONVERSATIONS.toLocaleString('en')} conversations`,
    note: `Two browsers on this machine, PostgreSQL, 1280 px; until the message stands in the document. Opened ${runs} times from the list, each time of a page that was loaded anew; ${PAGES} pages of ${STEP} upwards; ${2 * SENT} messages in turns, from the Enter key of one to the page of the other.`,
    columns: ['what', 'budget, ms', 'median, ms', 'slowest, ms'],
    rows: [
      row('open a conversation from the list', '–', openings),
      row(`an older page, the first ${COMPARED}`, '–', pages.slice(0, COMPARED)),
      row(`an older page, the last ${COMPARED} of ${PAGES}`, '–', pages.slice(-COMPARED)),
      row('send to seen', '300', spans),
    ],
  };
}

async function fill(talk: Talk) {
  await fillTalk(talk, MESSAGES, 0);
  const { id } = talk.lawyer.user;
  const others = `select id from users where email like 'message-pages-%'`;
  const at = `now() - interval '1 day'`;
  await runSql(
    [
      `insert into users (id, role, password_hash, last_name, first_names, email, email_confirmed_at)
        select gen_random_uuid(), 'client', '', 'Essai', 'Client ' || number, 'message-pages-' || number || '@nimbia.test', now()
        from generate_series(1, $1::int) as number`,
      [CONVERSATIONS - 1],
    ],
    [
      `insert into conversations (professional_id, client_id, opened_by, last_message, last_message_at, last_seq, client_wrote, professional_wrote)
        select $1, id, id, 'Bonjour', ${at}, 1, true, true from (${others}) as client`,
      [id],
    ],
    [
      `insert into messages (conversation_id, sender_id, recipient_id, seq, body, created_at)
        select id, client_id, professional_id, 1, 'Bonjour', ${at} from conversations where professional_id = $1 and client_id in (${others})`,
      [id],
    ],
    ['analyze'],
  );
}

/** Milliseconds until a message stands in the document, from a click, or else from the top of what is read. */
const timeUntil = (page: Page, seq: number, clicked?: string): Promise<number> =>
  page.evaluate(
    async ({ seq, clicked }) => {
      const start = performance.now();
      const there = new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector(`[data-seq="${seq}"]`) === null) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, { childList: true, subtree: true });
      });
      if (clicked !== undefined) document.querySelector<HTMLElement>(clicked)?.click();
      else document.querySelector('[data-seq]')?.closest('[role=region]')?.scrollTo({ top: 0 });
      return there;
    },
    { seq, clicked },
  );

/** From the key to the other's document, by the clock that both share. */
async function sendToSeen(from: Page, to: Page, text: string): Promise<number> {
  const seen = to.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const said = [...document.querySelectorAll('[data-seq]')].slice(-2);
          if (!said.some(({ textContent }) => textContent.includes(wanted))) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        }).observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );
  const { field } = messagesOn(from, 'en');
  await field.fill(text);
  const sent = from.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const options = { capture: true, once: true };
        addEventListener('keydown', () => resolve(performance.timeOrigin + performance.now()), options);
      }),
  );
  await field.press('Enter');
  return (await seen) - (await sent);
}
