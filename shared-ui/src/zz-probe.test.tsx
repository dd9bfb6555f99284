import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import userEvent from '@testing-library/user-event';
import ky from 'ky';
import * as v from 'valibot';
import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Check } from 'lucide-react';
import { Button, Dialog } from 'react-aria-components';
import { CalendarDate } from '@internationalized/date';
import { createMemoryRouter } from 'react-router-dom';
import { Spinner } from './spinner/spinner.tsx';
test('probe', async () => {
  expect(
    [
      ky,
      v.string,
      atom,
      atomWithStorage,
      i18next,
      useTranslation,
      Dialog,
      CalendarDate,
      createMemoryRouter,
      Spinner,
    ].every(Boolean),
  ).toBe(true);
  const onPress = jest.fn();
  const { container } = render(
    <Button onPress={onPress}>
      Go
      <Check />
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(onPress).toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  expect(new Response(JSON.stringify({ a: 1 })).json()).resolves.toEqual({ a: 1 });
  expect(new TextEncoder().encode('a')).toBeInstanceOf(Uint8Array);
});
