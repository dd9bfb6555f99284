/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { StatusBadge } from '../status/status-badge.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorSummary } from '../../primitives/error-summary/error-summary.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Guilloche } from '../../primitives/guilloche/guilloche.tsx';
import { LanguageSwitch } from '../../primitives/language-switch/language-switch.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { PasswordField } from '../account/password/password-field.tsx';
import { ProfessionalCard } from '../professional-card/professional-card.tsx';
import { RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { SegmentedFilter } from '../../primitives/segmented-filter/segmented-filter.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { SlotPicker } from '../slot-picker/slot-picker.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { Stepper } from '../../primitives/stepper/stepper.tsx';
import { SummaryList } from '../../primitives/summary-list/summary-list.tsx';
import { ThemeSwitch } from '../../primitives/theme-switch/theme-switch.tsx';
import { VerifiedSeal } from '../verified-seal/verified-seal.tsx';
import { Wordmark } from '../../primitives/wordmark/wordmark.tsx';

const nothing = () => undefined;
const slotLabels = { previous: 'p', next: 'n', loading: 'l', empty: 'e', emptyDay: 'd', more: 'm', less: 'x' };

const page = (
  <>
    <Wordmark />
    <LanguageSwitch href="/en/" lang="en" label="English" />
    <ThemeSwitch isDark={false} onChange={nothing} toDarkLabel="Sombre" toLightLabel="Clair" />
    <Guilloche />
    <Button isLoading loadingLabel="Envoi">
      Envoyer
    </Button>
    <ButtonLink to="/lawyers">Avocats</ButtonLink>
    <Field label="Nom" name="name" error="Requis" />
    <PasswordField label="Mot de passe" showLabel="Afficher" hideLabel="Masquer" />
    <Select label="Ville" options={[{ value: 'a', label: 'Douala' }]} />
    <Checkbox label="D’accord" />
    <RadioCards legend="Type" options={[{ value: 'video', label: 'Visio' }]} />
    <SegmentedFilter legend="Quand" options={[{ value: 'all', label: 'Tout' }]} value="all" onChange={nothing} />
    <ErrorSummary title="Problème" errors={[{ fieldId: 'name', message: 'Requis' }]} />
    <Notice title="À savoir">Texte</Notice>
    <StatusBadge status="waiting" label="En attente" />
    <Avatar name="Aïcha Mbarga" id="1" src="/a.jpg" />
    <VerifiedSeal label="Vérifiée" />
    <Skeleton lines={3} />
    <Spinner label="Chargement" />
    <EmptyState isFirstRun title="Rien encore" />
    <Stepper label="Étapes" steps={[{ id: 'a', label: 'A' }]} current="a" doneLabel="terminé" />
    <Card>
      <SummaryList rows={[{ term: 'Type', value: 'Visio' }]} />
    </Card>
    <Pagination label="Pages" next="/n" previousLabel="P" nextLabel="N" />
    <SlotPicker
      legend="Créneau"
      labels={slotLabels}
      slots={[{ startsAt: '2026-11-23T08:00:00.000Z' }]}
      from="2026-11-23"
      timeZone="Africa/Douala"
      locale="fr"
      onChange={nothing}
    />
    <ProfessionalCard
      to="/p"
      id="1"
      name="Me Aïcha Mbarga"
      profession="Avocate"
      city="Douala"
      specialities={['Droit fiscal']}
      languages="Français"
      rating={{ value: '4,8', label: '4,8 sur 5' }}
      slotsTitle="Créneaux"
      noSlots="Aucun"
      slots={[{ to: '/b', startsAt: '2026-11-23T08:00:00.000Z', day: 'lun.', time: '09:00' }]}
    />
  </>
);

describe('components of the public pages', () => {
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const html = renderToString(<RouterProvider router={router} />);

  it('render without a browser', () => {
    expect(typeof window).toBe('undefined');
    expect(html).toContain('Me Aïcha Mbarga');
    expect(html).toContain('09:00');
  });

  it('write no style attribute, which the content security policy would block', () => {
    expect(html).not.toMatch(/ style="/);
  });
});
