import { useMatches } from 'react-router-dom';
import type { Translate } from '../texts/translate.ts';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { PageTitle } from '../../primitives/page-head/page-title.tsx';
import { NotOpen } from './not-open.tsx';

export interface NotOpenPageProps<Page extends string> {
  readonly translate: Translate<'state' | 'back' | `place.${NoInfer<Page>}.${'title' | 'text'}`>;
  /** The dashboard of the area. */
  readonly home: string;
}

/**
 * A page of the specification that is planned and not built yet, identified by the last part of the route's id: the area's
 * routes are typed by `Page`.
 */
export function NotOpenPage<Page extends string>({ translate, home }: NotOpenPageProps<Page>) {
  const page = useMatches().at(-1)?.id.split('/').at(-1) as Page;
  const title = translate(`place.${page}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NotOpen
        title={title}
        state={translate('state')}
        text={translate(`place.${page}.text`)}
        action={<ButtonLink to={home}>{translate('back')}</ButtonLink>}
      />
    </>
  );
}
