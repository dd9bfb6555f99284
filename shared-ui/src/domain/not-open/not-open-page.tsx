import { useMatches } from 'react-router-dom';
import type { Words } from '../appointments/words.ts';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import { NotOpen } from './not-open.tsx';

export interface NotOpenPageProps {
  /** Finds `state`, `back`, and `place.<name>.title` and `.text` of each page. */
  readonly words: Words;
  /** The dashboard of the area. */
  readonly home: string;
}

/** A page of the specification that is planned and not built yet. The last part of the route's id says which. */
export function NotOpenPage({ words, home }: NotOpenPageProps) {
  const page = useMatches().at(-1)?.id.split('/').at(-1) ?? '';
  const title = words(`place.${page}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NotOpen
        title={title}
        state={words('state')}
        text={words(`place.${page}.text`)}
        action={<ButtonLink to={home}>{words('back')}</ButtonLink>}
      />
    </>
  );
}
