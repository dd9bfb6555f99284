import { useMatches } from 'react-router-dom';
import type { Words } from '../appointments/words.ts';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import { NotOpen } from './not-open.tsx';

export interface NotOpenPageProps {
  /** Finds `state`, `back`, and `place.<name>.title` and `.text` of each place. */
  readonly words: Words;
  /** The dashboard of the area. */
  readonly home: string;
}

/** A place of the specification that is planned and not built yet. The last part of the route's id says which. */
export function NotOpenPage({ words, home }: NotOpenPageProps) {
  const place = useMatches().at(-1)?.id.split('/').at(-1) ?? '';
  const title = words(`place.${place}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NotOpen
        title={title}
        state={words('state')}
        text={words(`place.${place}.text`)}
        action={<ButtonLink to={home}>{words('back')}</ButtonLink>}
      />
    </>
  );
}
