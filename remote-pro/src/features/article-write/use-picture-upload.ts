import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnHttp } from 'shared-ui/domain/files/http-of-owner.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { uploadPicture } from './upload-picture.ts';
import { useFileRefusal } from 'shared-ui/domain/files/use-file-refusal.ts';
import { kindIn } from '../../components/picture-crop/read-picture.ts';

/** Sends one picture; what went wrong is a text for its field. */
export function usePictureUpload() {
  const { telemetry } = usePlatform();
  const http = useOwnHttp();
  const { t } = useTranslation('remote-pro/article-writing');
  const errorText = useErrorText();
  const refusalOf = useFileRefusal('article_image');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (file: File): Promise<string | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await uploadPicture(http, file);
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) telemetry.error(thrown, { where: 'picture of an article' });
      const problem = thrown instanceof ProblemError ? thrown.problem : undefined;
      const code = problem?.errors[0]?.code ?? problem?.code ?? 'INTERNAL';
      const is = kindIn(thrown);
      // Drawings are decoded in the browser: one that is refused is damaged.
      const kind = is === 'svg' ? undefined : is;
      const text = errorText(code);
      setError(code === 'FILE_TYPE_INVALID' ? refusalOf(kind, text, t('picture.unreadable')) : text);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, error, fail: setError };
}
