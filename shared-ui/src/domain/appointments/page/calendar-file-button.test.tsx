import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appointmentFixture } from '../../../testing/appointment-fixture.ts';
import { appointmentViewFixture } from '../../../testing/appointment-view-fixture.ts';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { withPlatform } from 'shared-contracts/testing/with-platform';
import { CalendarFileButton } from './calendar-file-button.tsx';

describe('CalendarFileButton', () => {
  it('downloads a file that links to the appointment page in the reader’s language', async () => {
    const files: Blob[] = [];
    const revoke = jest.fn();
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: revoke,
    });
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const platform = fakePlatform({ locale: 'en' });
    const { professional } = appointmentFixture();
    const appointment = appointmentFixture({
      status: 'accepted',
      callType: 'in_person',
      reason: 'Bail commercial',
      professional: { ...professional, address: 'Rue Joss' },
    });
    render(
      withPlatform(<CalendarFileButton appointment={appointment} view={appointmentViewFixture()} />, { platform }),
    );
    await userEvent.click(screen.getByRole('button'));
    expect(names).toEqual(['nimbia-2026-11-21.ics']);
    const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? '';
    expect(text).toContain('UID:5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e01@nimbia');
    expect(text).toContain('DTSTART:20261121T090000Z');
    expect(text).toContain(`URL:${platform.origin}/en/user/rendez-vous/5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e01`);
    expect(text).toContain('Aïssatou Mbarga');
    expect(text).toMatch(/DESCRIPTION:.* · 15\s000\sFCFA · /u);
    expect(text).toContain('LOCATION:Rue Joss');
    expect(text).not.toContain('Bail commercial');
    // Both are in Douala.
    expect(text).not.toContain('Pour ');
  });

  it('describes the day and time of the other person where their clocks differ', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { professional } = appointmentFixture();
    const appointment = appointmentFixture({
      status: 'accepted',
      startsAt: '2026-11-27T04:15:00.000Z',
      endsAt: '2026-11-27T04:45:00.000Z',
      professional: { ...professional, city: 'Douala', country: 'CM', timeZone: 'Africa/Douala' },
    });
    const view = appointmentViewFixture({ reader: { locale: 'fr', timeZone: 'Etc/GMT+5' } });
    render(withPlatform(<CalendarFileButton appointment={appointment} view={view} />));
    await userEvent.click(screen.getByRole('button'));
    const text = (await files[0]?.text())?.replaceAll('\r\n ', '').replaceAll('\u00A0', ' ') ?? '';
    expect(text).toContain('\\nPour Aïssatou Mbarga : vendredi 27 novembre 2026\\, 5 h 15 – 5 h 45 (heure de Douala)');
  });
});
