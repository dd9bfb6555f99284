import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { useProblemMessages } from 'shared-contracts/platform/use-problem-messages';
import { formatPhone } from 'shared-contracts/formats/place/format-phone';
import { formatMoment } from 'shared-contracts/formats/time/reader-time';
import { Button } from '../../primitives/button/button.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import type { Reader } from '../time/format-time.ts';
import { refreshQueries } from '../queries/refresh-queries.ts';
import styles from './channels.module.css';
import { CodeForm } from './code-form.tsx';
import { NumberForm } from './number-form.tsx';
import { askSmsCode, ownSms, removeSmsNumber } from './sms-queries.ts';
import type { SmsWords } from './sms-queries.ts';

interface SmsChannelProps {
  readonly words: SmsWords;
  readonly reader: Reader;
  /** The country of a phone until another is chosen, where it is known. */
  readonly country: string | undefined;
}

/** The number that texts go to: asked for, confirmed by a code, stopped. Nothing where no texts are sent. */
export function SmsChannel({ words, reader, country }: SmsChannelProps) {
  const { http, toast } = usePlatform();
  const client = useQueryClient();
  const { explain } = useProblemMessages();
  const { data } = useQuery(ownSms(http));
  const [isChanging, setChanging] = useState(false);
  if (!data?.isOffered) return null;
  const { number, pending } = data;
  const refresh = () => refreshQueries(client, ownSms(http).queryKey);
  const attempt = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done !== undefined) toast.success(done);
    } catch (error) {
      toast.error(explain(error).summary);
    }
    await refresh();
  };
  const handleAsked = async () => {
    setChanging(false);
    await refresh();
  };
  const isForm = isChanging || (!number && !pending);
  return (
    <section className={styles.channel} aria-labelledby="sms-heading">
      <h3 id="sms-heading">{words.title}</h3>
      {number?.stoppedAt ? (
        <Notice>{words.stopped.replace('{{moment}}', formatMoment(number.stoppedAt, reader))}</Notice>
      ) : null}
      {isForm ? (
        <NumberForm words={words} country={country} onAsked={handleAsked} />
      ) : pending ? (
        <CodeForm
          words={words}
          phone={pending.phone}
          onDone={refresh}
          onAgain={() => attempt(() => askSmsCode(http, pending.phone), words.sent)}
          onOther={() => setChanging(true)}
        />
      ) : number ? (
        <>
          <p>{(number.stoppedAt ? words.was : words.on).replace('{{phone}}', formatPhone(number.phone))}</p>
          <div className={styles.actions}>
            {number.stoppedAt ? (
              <Button
                variant="secondary"
                size="dense"
                onClick={() => void attempt(() => askSmsCode(http, number.phone))}
              >
                {words.again}
              </Button>
            ) : null}
            <Button variant="quiet" size="dense" onClick={() => setChanging(true)}>
              {words.other}
            </Button>
            <Button
              variant="quiet"
              size="dense"
              onClick={() => void attempt(() => removeSmsNumber(http), words.removed)}
            >
              {words.remove}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
