import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { noAnswer, PromptDialog, type PromptDialogProps } from './prompt-dialog.tsx';

function Opener({ role }: { readonly role?: 'dialog' | 'alertdialog' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Titre"
        closeLabel="Fermer"
        role={role}
        actions={<Button>Action</Button>}
      >
        Texte
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('traps focus, hides the page, and restores focus on Escape', async () => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Titre' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Ouvrir' })).not.toBeInTheDocument();
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('gives the focus to another place where what opened it is gone', async () => {
    function Menu() {
      const [isOpen, setOpen] = useState(false);
      const menu = useRef<HTMLButtonElement>(null);
      return (
        <>
          <Button ref={menu}>Menu</Button>
          {isOpen ? null : <Button onClick={() => setOpen(true)}>Ouvrir</Button>}
          {isOpen ? (
            <Dialog isOpen returnTo={menu} onClose={() => setOpen(false)} title="Titre" closeLabel="Fermer" />
          ) : null}
        </>
      );
    }
    render(<Menu />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });

  it('gives the focus to what opened the first of two that follow each other', async () => {
    function Steps() {
      const [step, setStep] = useState(0);
      const next = <Button onClick={() => setStep(step + 1)}>Suite</Button>;
      const close = () => setStep(0);
      return (
        <section tabIndex={-1} aria-label="Sécurité">
          {step < 2 ? <Button onClick={() => setStep(1)}>Ouvrir</Button> : null}
          {step === 1 ? <Dialog key="1" isOpen onClose={close} title="Un" closeLabel="Fermer" actions={next} /> : null}
          {step === 2 ? <Dialog key="2" isOpen onClose={() => setStep(3)} title="Deux" closeLabel="Fermer" /> : null}
        </section>
      );
    }
    render(<Steps />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Suite' }));
    expect(screen.getByRole('dialog', { name: 'Deux' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sécurité' })).toHaveFocus());
  });

  it('gives the focus to what opened the first also where the second is loaded in between', async () => {
    function Loaded() {
      const [step, setStep] = useState(0);
      const load = () => {
        setStep(2);
        setTimeout(() => setStep(3));
      };
      return (
        <section tabIndex={-1} aria-label="Sécurité">
          {step < 3 ? <Button onClick={() => setStep(1)}>Ouvrir</Button> : null}
          {step === 1 ? (
            <Dialog
              isOpen
              onClose={load}
              title="Un"
              closeLabel="Fermer"
              actions={<Button onClick={load}>Suite</Button>}
            />
          ) : null}
          {step === 3 ? <Dialog isOpen onClose={() => setStep(4)} title="Deux" closeLabel="Fermer" /> : null}
        </section>
      );
    }
    render(<Loaded />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Suite' }));
    await screen.findByRole('dialog', { name: 'Deux' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sécurité' })).toHaveFocus());
  });

  it('gives the focus to what opened the first also where another stood in front of that one meanwhile', async () => {
    function Nested() {
      const [step, setStep] = useState(0);
      const next = <Button onClick={() => setStep(step + 1)}>Suite</Button>;
      const close = () => setStep(0);
      return (
        <section tabIndex={-1} aria-label="Sécurité">
          {step === 0 ? <Button onClick={() => setStep(1)}>Ouvrir</Button> : null}
          {step > 0 && step < 4 ? (
            <Dialog isOpen onClose={close} title="Un" closeLabel="Fermer" actions={next}>
              {step === 2 ? (
                <Dialog isOpen onClose={() => setStep(3)} title="Preuve" closeLabel="Fermer" actions={next} />
              ) : null}
            </Dialog>
          ) : null}
          {step === 4 ? <Dialog isOpen onClose={() => setStep(5)} title="Deux" closeLabel="Fermer" /> : null}
        </section>
      );
    }
    render(<Nested />);
    const press = (name: string, dialog?: string) =>
      userEvent.click(
        (dialog === undefined ? screen : within(screen.getByRole('dialog', { name: dialog }))).getByRole('button', {
          name,
        }),
      );
    await press('Ouvrir');
    await press('Suite', 'Un');
    await press('Suite', 'Preuve');
    await press('Suite', 'Un');
    expect(screen.getByRole('dialog', { name: 'Deux' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Sécurité' })).toHaveFocus());
  });

  it('is closed by its button', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells a dismissal from its button', async () => {
    const [handleClose, handleDismiss] = [jest.fn(), jest.fn()];
    render(<Dialog isOpen onClose={handleClose} onDismiss={handleDismiss} title="Titre" closeLabel="Fermer" />);
    await userEvent.keyboard('{Escape}');
    expect([handleClose.mock.calls.length, handleDismiss.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect([handleClose.mock.calls.length, handleDismiss.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('ConfirmDialog', () => {
  it('announces its question, awaits the action, and reports a failure', async () => {
    let finish: () => void = () => undefined;
    const handleConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const handleClose = jest.fn();
    const dialog = (error?: string) => (
      <ConfirmDialog
        isOpen
        onClose={handleClose}
        title="Supprimer le compte"
        confirmLabel="Supprimer"
        cancelLabel="Annuler"
        tone="danger"
        onConfirm={handleConfirm}
        error={error}
      >
        Cette action est irréversible.
      </ConfirmDialog>
    );
    const { rerender } = render(dialog());
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Cette action est irréversible.');
    const confirm = screen.getByRole('button', { name: 'Supprimer' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    rerender(dialog('Le service ne répond pas.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Le service ne répond pas.');
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalled();
  });
});

describe('PromptDialog', () => {
  function Prompt(changes: Partial<PromptDialogProps>) {
    const [value, setValue] = useState(noAnswer);
    return (
      <PromptDialog
        value={value}
        onChange={setValue}
        onClose={() => undefined}
        title="Refuser la demande"
        legend="Motif"
        reasons={[
          { value: 'unavailable', label: 'Indisponible' },
          { value: 'conflict', label: 'Conflit d’intérêts' },
        ]}
        note={{ label: 'Message', limit: 500, error: value.note.length > 500 ? '500 caractères au plus' : undefined }}
        optionalLabel="facultatif"
        submitLabel="Refuser"
        cancelLabel="Annuler"
        problemTitle="Il y a un problème"
        requiredMessage="Choisissez un motif"
        onSubmit={() => undefined}
        {...changes}
      />
    );
  }

  it('requires a reason before submitting, in a summary that links to it', async () => {
    const handleSubmit = jest.fn();
    render(<Prompt onSubmit={handleSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Motif' })).toHaveAccessibleDescription('Choisissez un motif');
    expect(screen.getByRole('alert', { name: 'Il y a un problème' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Choisissez un motif' }));
    expect(screen.getByRole('radio', { name: 'Indisponible' })).toHaveFocus();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('keeps a pasted note that is too long, and says its limit at the field', async () => {
    const handleSubmit = jest.fn();
    render(<Prompt onSubmit={handleSubmit} />);
    await userEvent.click(screen.getByText('Indisponible'));
    const note = screen.getByLabelText('Message (facultatif)');
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(note).toHaveAccessibleDescription('limit.over');
    expect(note).toHaveValue('x'.repeat(501));
    await userEvent.click(screen.getByRole('link', { name: '500 caractères au plus' }));
    expect(note).toHaveFocus();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('returns the reason and the trimmed note', async () => {
    const handleSubmit = jest.fn();
    render(<Prompt onSubmit={handleSubmit} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Refuser la demande' }));
    await userEvent.click(dialog.getByText('Conflit d’intérêts'));
    await userEvent.type(dialog.getByLabelText('Message (facultatif)'), ' Désolé. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser' }));
    expect(handleSubmit).toHaveBeenCalledWith({ reason: 'conflict', note: 'Désolé.' });
  });
});
