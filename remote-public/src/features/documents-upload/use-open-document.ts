import { usePlatform } from 'shared-contracts/platform/platform-context';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { useErrorText } from 'shared-contracts/platform/use-error-text';
import { document } from 'shared-contracts/schemas/document';
import { oneOf } from 'shared-contracts/schemas/wire';

const answer = oneOf(document);

/** Downloads the file of a document. Its link is valid for five minutes, so it is requested on demand. */
export function useOpenDocument(): (id: string) => Promise<void> {
  const { http, apiUrl, toast } = usePlatform();
  const errorText = useErrorText();
  return async (id) => {
    try {
      const { data } = await http.request('GET', `/base/documents/get-one/${id}`, answer);
      if (data.url !== null) location.assign(apiUrl + data.url);
    } catch (error) {
      toast.error(errorText(error instanceof ProblemError ? error.code : 'INTERNAL'));
    }
  };
}
