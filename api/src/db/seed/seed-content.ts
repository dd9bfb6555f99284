import type { Tx } from '../run-as.ts';
import { dateOf } from '../../modules/slots/schedule.ts';
import { articles } from './articles.ts';
import { news } from './news.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';
import { readTextIn, readTexts } from './texts/read-text.ts';

const DAY = 86_400_000;

const adds = [
  [
    'clarisse-mbarga-douala',
    'home',
    'Un litige avec votre employeur ?',
    'A dispute with your employer?',
    'Premier échange de trente minutes, en visioconférence ou à Bonanjo.',
    'A first half hour, by video or in Bonanjo.',
  ],
  [
    'patrick-fotso-douala',
    'search',
    'Statuts, associés, contrats',
    'Articles, partners, contracts',
    'Fotso & Associés reçoit les entreprises de la zone CEMAC.',
    'Fotso & Associés sees companies from across the CEMAC area.',
  ],
  [
    'helene-garnier-paris',
    'list',
    'Une famille, deux pays',
    'One family, two countries',
    'Divorces et successions internationales, à Paris et en visio.',
    'International divorces and estates, in Paris and by video.',
  ],
  [
    'grace-tabi-yaounde',
    'home',
    'Traductions assermentées',
    'Sworn translations',
    'Actes, jugements, contrats : devis pendant l’appel.',
    'Certificates, judgments, contracts: a quote during the call.',
  ],
  [
    'genevieve-tremblay-montreal',
    'search',
    'La médiation le mardi soir',
    'Mediation on Tuesday evenings',
    'Pour celles et ceux qui travaillent le jour.',
    'For those who work during the day.',
  ],
  [
    'rachid-el-amrani-bruxelles',
    'profile',
    'Traducteur juré, quatre langues',
    'Sworn translator, four languages',
    'Arabe, français, néerlandais, anglais.',
    'Arabic, French, Dutch, English.',
  ],
] as const;

/** Articles, news and running advertisements. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  const published = (slug: string, daysAgo: number) => {
    const publishedAt = new Date(now.getTime() - daysAgo * DAY);
    return { id: seedId('article', slug), slug, publishedAt, createdAt: publishedAt };
  };
  await tx
    .insertInto('articles')
    .values([
      ...articles.map(({ slug, author, category, daysAgo, only }) => ({
        ...published(slug, daysAgo),
        ...(only === undefined ? readTexts(`articles/${slug}`) : readTextIn(`articles/${slug}`, only)),
        kind: 'article' as const,
        category,
        authorId: author === undefined ? null : professionalId(author),
      })),
      ...news.map(({ slug, category, daysAgo }) => ({
        ...published(slug, daysAgo),
        ...readTexts(`news/${slug}`),
        kind: 'news' as const,
        category,
        authorId: null,
      })),
    ])
    .execute();
  const today = Math.floor(now.getTime() / DAY);
  await tx
    .insertInto('adds')
    .values(
      adds.map(([slug, placement, titleFr, titleEn, textFr, textEn], index) => ({
        id: seedId('add', slug),
        professionalId: professionalId(slug),
        placement,
        titleFr,
        titleEn,
        textFr,
        textEn,
        target: `/professionnels/${slug}`,
        startsOn: dateOf(today - 3 - index),
        endsOn: dateOf(today + 20 + index * 5),
        publishedAt: now,
        createdAt: now,
      })),
    )
    .execute();
}
