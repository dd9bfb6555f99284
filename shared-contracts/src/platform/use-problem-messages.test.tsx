import { render, screen } from '@testing-library/react';
import { problemError } from '../testing/fake-http.ts';
import { withPlatform } from '../testing/with-platform.ts';
import { useProblemMessages } from './use-problem-messages.ts';

const strings = {
  shell: {
    errors: {
      VALIDATION_FAILED: 'Vérifiez les champs',
      REQUIRED: 'Remplissez ce champ',
      DATE_INVALID: 'Cette date n’existe pas',
      INVALID: 'Valeur refusée',
      INTERNAL: 'Une erreur s’est produite',
      OFFLINE: 'Vous êtes hors connexion',
    },
  },
};

function Explanation({ error, prefix }: { readonly error: unknown; readonly prefix?: string }) {
  const { explain } = useProblemMessages();
  const { summary, fieldErrors } = explain(error, prefix === undefined ? {} : { prefix });
  return <p>{[summary, ...fieldErrors.map(({ name, message }) => `${name}: ${message}`)].join(' | ')}</p>;
}

function Words({ code }: { readonly code: string | undefined }) {
  return <p>{useProblemMessages().textOf(code)}</p>;
}

it('returns the failure and its fields in the language of the page', () => {
  const error = problemError('VALIDATION_FAILED', 422, {
    errors: [
      { pointer: '/firstNames', code: 'REQUIRED' },
      { pointer: '/ranges/0/start', code: 'DATE_INVALID' },
      { pointer: '/a~1b~0c', code: 'INVALID' },
    ],
  });
  render(withPlatform(<Explanation error={error} />, { strings }));
  expect(screen.getByText(/^Vérifiez/)).toHaveTextContent(
    'Vérifiez les champs | firstNames: Remplissez ce champ | ranges.0.start: Cette date n’existe pas | a/b~c: Valeur refusée',
  );
});

it('finds the form’s fields within a larger body', () => {
  const error = problemError('VALIDATION_FAILED', 422, {
    errors: [{ pointer: '/set/startsAt', code: 'DATE_INVALID' }],
  });
  render(withPlatform(<Explanation error={error} prefix="/set" />, { strings }));
  expect(screen.getByText(/startsAt: /)).toHaveTextContent('| startsAt: Cette date');
});

it('reports a connection failure without a response, and an internal error for anything else thrown', () => {
  const { unmount } = render(withPlatform(<Explanation error={problemError('OFFLINE', 0)} />, { strings }));
  expect(screen.getByText('Vous êtes hors connexion')).toBeInTheDocument();
  unmount();
  render(withPlatform(<Explanation error={new TypeError('x is undefined')} />, { strings }));
  expect(screen.getByText('Une erreur s’est produite')).toBeInTheDocument();
});

it.each([
  ['NO_SUCH_CODE', 'Valeur refusée'],
  ['Invalid key: Expected "city" but received undefined', 'Remplissez ce champ'],
  [undefined, 'Valeur refusée'],
])('never shows a code or a library message: %s', (code, words) => {
  render(withPlatform(<Words code={code} />, { strings }));
  expect(screen.getByText(words)).toBeInTheDocument();
});
