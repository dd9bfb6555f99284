import { useId, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';

export function Component() {
  const { locale } = usePlatform();
  const { i18n } = useTranslation('remote-public/common');
  const { renderedAt } = useLoaderData<{ renderedAt: string }>();
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <main>
      <title>Lawyers</title>
      <h1 id={id}>
        Lawyers {locale} {i18n.language} {renderedAt}
      </h1>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </main>
  );
}
