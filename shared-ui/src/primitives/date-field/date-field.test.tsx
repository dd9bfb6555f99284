import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { DateField, TimeField, type DateFieldProps } from './date-field.tsx';
import { PickedInput } from './picked-input.tsx';

type Given = Partial<DateFieldProps> & { readonly initial?: string };

function Dates({ initial = '2026-11-23', ...props }: Given) {
  const [date, setDate] = useState(initial);
  return (
    <>
      <DateField
        label="Date"
        name="date"
        locale="fr"
        openLabel="Calendrier"
        {...props}
        value={date}
        onChange={setDate}
      />
      <output>{date}</output>
    </>
  );
}

function Times({ initial = '', ...props }: Given) {
  const [time, setTime] = useState(initial);
  return (
    <>
      <TimeField label="Heure" name="time" locale="fr" openLabel="Heures" {...props} value={time} onChange={setTime} />
      <output>{time}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox');
const languages = (...tags: readonly string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
/** What is needed to tidy is loaded on focus. */
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

afterEach(() => jest.restoreAllMocks());

/** Refuses in the words of the shell. */
function Refusal() {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  return <button onClick={() => setSaid(t('date'))}>{said || 'Check'}</button>;
}

test.each([
  ['en-US', 'such as Dec 25, 2026'],
  ['en-GB', 'such as 25 Dec 2026'],
  ['fr-FR', 'such as 25 Dec 2026'],
])('on a device in %s the example of a date is written as the field shows dates', async (device, text) => {
  languages(device);
  const i18n = createInstance();
  void i18n.init({
    ...{ lng: 'en', resources: { en: { translation: { date: 'such as {{exampleDate}}' } } }, initAsync: false },
    interpolation: { escapeValue: false, defaultVariables: { exampleDate: '25 Dec 2026' } },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Dates locale="en" />
      <Refusal />
    </I18nextProvider>,
  );
  await type('31 Feb 2027');
  const check = screen.getByRole('button', { name: 'Check' });
  await waitFor(() => expect(i18n.t('date')).toBe(text));
  await userEvent.click(check);
  expect(check).toHaveTextContent(text);
});

describe('DateField', () => {
  it('is a text field that is tidied when it is left', async () => {
    const handleCommit = jest.fn();
    render(<Dates onCommit={handleCommit} />);
    expect(field()).toHaveValue('23/11/2026');
    expect(field()).toHaveAttribute('placeholder', 'jj/mm/aaaa');
    await type('4 déc 26');
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-04');
    expect(handleCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(field()).toHaveValue('04/12/2026');
    expect(handleCommit.mock.calls).toEqual([['2026-12-04']]);
  });

  it('keeps an impossible date as typed, and shows the error of its form', async () => {
    const { container } = render(<Dates error="Saisissez une date qui existe" />);
    await type('31/02/2026');
    await userEvent.tab();
    expect(field()).toHaveValue('31/02/2026');
    expect(screen.getByRole('status')).toHaveTextContent('31/02/2026');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Saisissez une date qui existe');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('follows a new value', async () => {
    const { rerender } = render(<DateField label="Date" locale="fr" openLabel="Calendrier" value="2026-11-23" />);
    rerender(<DateField label="Date" locale="fr" openLabel="Calendrier" value="" />);
    expect(field()).toHaveValue('');
  });

  it('is chosen by keyboard in a month within its limits', async () => {
    const handleCommit = jest.fn();
    render(<Dates min="2026-11-20" max="2026-11-27" onCommit={handleCommit} />);
    const button = screen.getByRole('button', { name: 'Calendrier (Date)' });
    await userEvent.tab();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Date' });
    const grid = within(dialog).getByRole('grid');
    expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^l/i);
    expect(within(grid).getByRole('button', { name: /19 novembre/ })).toHaveAttribute('aria-disabled', 'true');
    expect(within(grid).getByRole('button', { name: /28 novembre/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(within(grid).getByRole('button', { name: /23 novembre/ })).toHaveFocus());
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-24');
    expect(field()).toHaveValue('24/11/2026');
    expect(handleCommit.mock.calls).toEqual([['2026-11-24']]);
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has the days of the calendar to choose from without limits of its own, whatever is typed', async () => {
    const { rerender } = render(<Dates key="last" initial="2999-12-31" />);
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Calendrier (Date)' }));
    // The arrow, and the same for screen readers at the end.
    const next = async () =>
      within(await screen.findByRole('dialog')).getAllByRole<HTMLButtonElement>('button', { name: 'Suivant' });
    await open();
    expect((await next()).map(({ disabled }) => disabled)).toEqual([true, true]);
    for (const impossible of ['12/01/20266', '99999-01-01']) {
      rerender(<Dates key={impossible} initial={impossible} />);
      expect(field()).toHaveValue(impossible);
      await open();
      expect((await next()).map(({ disabled }) => disabled)).toEqual([false, false]);
    }
  });

  it('opens with Alt and the down arrow; Escape closes and changes nothing', async () => {
    render(<Dates />);
    await userEvent.click(field());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveValue('23/11/2026');
  });

  it('follows the reader’s own English, and no other language of theirs', async () => {
    languages('fr-FR', 'en-US', 'en-GB');
    const { unmount } = render(<Dates locale="en" />);
    expect(field()).toHaveValue('Nov 23, 2026');
    expect(field()).toHaveAttribute('placeholder', 'mm/dd/yyyy');
    await type('4/12/2026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-04-12');
    unmount();
    languages('de-DE');
    render(<Dates locale="en" />);
    expect(field()).toHaveValue('23 Nov 2026');
    expect(field()).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  });
});

describe('TimeField', () => {
  it('reads a time as it is written, and tidies it', async () => {
    render(<Times />);
    expect(field()).toHaveAttribute('placeholder', 'hh:mm');
    await type('9h30');
    expect(screen.getByRole('status')).toHaveTextContent('09:30');
    await userEvent.tab();
    expect(field()).toHaveValue('09:30');
    await type('25h');
    await userEvent.tab();
    expect(field()).toHaveValue('25h');
    expect(screen.getByRole('status')).toHaveTextContent('25h');
  });

  it('has half hours to choose from, within its limits, from the nearest on', async () => {
    render(<Times initial="09:40" min="08:00" max="18:00" />);
    await userEvent.click(screen.getByRole('button', { name: 'Heures (Heure)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Heure' });
    const options = within(dialog).getAllByRole('option');
    expect([options[0]?.textContent, options.at(-1)?.textContent]).toEqual(['08:00', '18:00']);
    expect(within(dialog).getByRole('option', { name: '09:30' })).toHaveFocus();
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('10:00');
    expect(screen.getByRole('status')).toHaveTextContent('10:00');
  });

  it('has 24 hours, as the pages have, also for those whose browser has 12', async () => {
    languages('en-US');
    render(<Times locale="en" initial="14:30" />);
    expect(field()).toHaveValue('14:30');
    expect(field()).toHaveAttribute('placeholder', 'hh:mm');
    await userEvent.click(screen.getByRole('button', { name: /Heures/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: '14:30' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await type('2:45 pm');
    await userEvent.tab();
    expect(field()).toHaveValue('14:45');
  });
});

test('without scripts the field posts its text under its name', () => {
  languages('en-US');
  const html = renderToString(
    <PickedInput kind="date" label="Day" name="date" locale="en" openLabel="Open" defaultValue="2026-12-04" />,
  );
  document.body.innerHTML = html;
  const input = field();
  expect(input).toHaveAttribute('name', 'date');
  expect(input).toHaveAttribute('value', '4 Dec 2026');
  expect(input).toHaveAttribute('placeholder', 'dd/mm/yyyy');
});
