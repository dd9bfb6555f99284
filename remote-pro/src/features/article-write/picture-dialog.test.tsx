import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { PictureDialog } from './picture-dialog.tsx';
import { uploadPicture } from './upload-picture.ts';

jest.mock('./upload-picture.ts', () => ({ uploadPicture: jest.fn(() => Promise.resolve('/files/plan.png#1x1')) }));

test('a description that is too long is neither inserted nor cut, and its field says so', async () => {
  const handlePicture = jest.fn();
  render(withPlatform(<PictureDialog onPicture={handlePicture} onClose={jest.fn()} />));
  const file = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(file as HTMLInputElement, new File(['x'], 'plan.png', { type: 'image/png' }));
  const field = screen.getByLabelText('picture.alt');
  fireEvent.change(field, { target: { value: 'x'.repeat(241) } });
  await userEvent.click(screen.getByRole('button', { name: 'picture.add' }));
  expect(field).toHaveAccessibleDescription(/limit\.over/u);
  expect(field).toHaveValue('x'.repeat(241));
  expect(uploadPicture).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ` ${'x'.repeat(240)} ` } });
  await userEvent.click(screen.getByRole('button', { name: 'picture.add' }));
  expect(handlePicture).toHaveBeenCalledWith('x'.repeat(240), '/files/plan.png#1x1');
});

test.each(['jpeg', 'svg', undefined])(
  'a damaged picture (%s) is not answered with its own type as advice',
  async (is) => {
    const refusal = new ProblemError({ status: 422, code: 'FILE_TYPE_INVALID', errors: [], details: { is } });
    jest.mocked(uploadPicture).mockRejectedValueOnce(refusal);
    render(withPlatform(<PictureDialog onPicture={jest.fn()} onClose={jest.fn()} />));
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(file as HTMLInputElement, new File(['x'], 'plan.jpg', { type: 'image/jpeg' }));
    fireEvent.change(screen.getByLabelText('picture.alt'), { target: { value: 'Le plan' } });
    await userEvent.click(screen.getByRole('button', { name: 'picture.add' }));
    expect(await screen.findByText('picture.unreadable')).toBeVisible();
  },
);
