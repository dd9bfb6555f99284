import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { TextArea } from './text-area.tsx';

const en = {
  limit: {
    used: '{{used, number}} of {{most, number}} characters',
    over: '{{most, number}} characters at most; there are {{used, number}}',
    usedLine: 'Longest line: {{used, number}} of {{most, number}}',
    overLine: '{{most, number}} a line at most; one has {{used, number}}',
  },
};
const fr = {
  limit: {
    used: '{{used, number}} caractères sur {{most, number}}',
    over: '{{most, number}} caractères au plus, il y en a {{used, number}}',
  },
};
const i18nOf = (lng: 'fr' | 'en') => {
  const i18n = createInstance();
  void i18n.init({ lng, resources: { fr: { shell: fr }, en: { shell: en } }, initAsync: false });
  return i18n;
};

describe('TextArea', () => {
  it('associates the error with the text area', async () => {
    const { container } = render(<TextArea label="Motif" name="reason" error="Dites en quelques mots pourquoi" />);
    expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveAccessibleDescription(
      'Dites en quelques mots pourquoi',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is multi-line and starts with the given rows', async () => {
    render(<TextArea label="Motif" name="reason" rows={6} />);
    const area = screen.getByRole('textbox', { name: 'Motif' });
    await userEvent.type(area, 'un{Enter}deux');
    expect(area).toHaveValue('un\ndeux');
    expect(area).toHaveAttribute('rows', '6');
  });

  it('does not trap Tab, and is skipped while disabled', async () => {
    const page = (disabled: boolean) => (
      <>
        <TextArea label="Motif" name="reason" disabled={disabled} />
        <button type="button">Envoyer</button>
      </>
    );
    const { rerender } = render(page(false));
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('');
    rerender(page(true));
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  it('keeps a text that is too long, counts it from four fifths of its limit on, and says what the limit is', async () => {
    const { container } = render(
      <I18nextProvider i18n={i18nOf('en')}>
        <TextArea label="Reason" name="reason" limit={2000} />
      </I18nextProvider>,
    );
    const area = screen.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(area);
    await userEvent.paste('x'.repeat(1599));
    expect(area).not.toHaveAccessibleDescription();
    await userEvent.paste('x');
    expect(area).toHaveAccessibleDescription('1,600 of 2,000 characters');
    expect(area).toBeValid();
    await userEvent.paste('x'.repeat(4425));
    expect(area).toHaveValue('x'.repeat(6025));
    expect(area).toHaveAccessibleDescription('2,000 characters at most; there are 6,025');
    expect(area).toBeInvalid();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('counts the longest line where the limit is that of each line', async () => {
    render(
      <I18nextProvider i18n={i18nOf('en')}>
        <TextArea label="Documents" name="documents" limit={10} isLimitPerLine />
      </I18nextProvider>,
    );
    const area = screen.getByRole('textbox', { name: 'Documents' });
    await userEvent.type(area, 'Lease{Enter}Receipt');
    expect(area).not.toHaveAccessibleDescription();
    await userEvent.type(area, 's ');
    expect(area).toHaveAccessibleDescription('Longest line: 8 of 10');
    expect(area).toBeValid();
    await userEvent.type(area, 'due');
    expect(area).toHaveAccessibleDescription('10 a line at most; one has 12');
    expect(area).toBeInvalid();
  });

  it('speaks the count where it becomes worth knowing and where it is too high, and not at every letter', async () => {
    const { container } = render(
      <I18nextProvider i18n={i18nOf('en')}>
        <TextArea label="Reason" name="reason" limit={10} />
      </I18nextProvider>,
    );
    const area = screen.getByRole('textbox', { name: 'Reason' });
    const spoken = () => [...container.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
    const said: unknown[] = [];
    for (const letter of 'abcdefghijklm') {
      await userEvent.type(area, letter);
      said.push(...spoken());
    }
    expect(area).toHaveAccessibleDescription('10 characters at most; there are 13');
    const near = '8 of 10 characters';
    const over = '10 characters at most; there are 11';
    expect(said).toEqual([...Array<string>(7).fill(''), near, near, near, over, over, over]);
  });

  it('counts as the schemas do, in French too, and a text that was filled in without an event', () => {
    const page = (error?: string) => (
      <I18nextProvider i18n={i18nOf('fr')}>
        <TextArea label="Motif" name="reason" limit={10} defaultValue={`  ${'é'.repeat(11)}\n`} error={error} />
      </I18nextProvider>
    );
    const { rerender } = render(page());
    const area = screen.getByRole('textbox', { name: 'Motif' });
    expect(area).toHaveAccessibleDescription('10 caractères au plus, il y en a 11');
    rerender(page('Raccourcissez le motif'));
    expect(area).toHaveAccessibleDescription('10 caractères au plus, il y en a 11');
    (area as HTMLTextAreaElement).value = 'neuf sont';
    // Still what the form said then.
    rerender(page('Raccourcissez le motif'));
    expect(area).toHaveAccessibleDescription('9 caractères sur 10');
    expect(area).toBeValid();
    rerender(page('Saisissez un motif'));
    expect(area).toHaveAccessibleDescription('9 caractères sur 10 Saisissez un motif');
    (area as HTMLTextAreaElement).value = 'court';
    rerender(page());
    expect(area).not.toHaveAccessibleDescription();
    expect(area).toBeValid();
  });
});
