import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Absence } from 'shared-contracts/schemas/absence';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { AbsenceNotice } from '../../../profile/absence-notice.tsx';
import { listAbsences } from '../../../profile/list-absences.ts';
import { settle } from '../../../loading/settle.ts';

interface AbsenceWithinProps {
  readonly professional: PublicProfessional;
  /** Both included, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** Who stands in on days without a free time; nothing while nobody does. */
export function AbsenceWithin({ professional, from, to }: AbsenceWithinProps) {
  const { http, telemetry } = usePlatform();
  const [absences, setAbsences] = useState<readonly Absence[]>([]);
  const { id } = professional;
  useEffect(() => {
    const controller = new AbortController();
    settle(listAbsences(http, id, controller.signal)).then(
      (found) => setAbsences(found.ok ? found.value : []),
      (error: unknown) => {
        if (!controller.signal.aborted) telemetry.error(error, { where: 'absences' });
      },
    );
    return () => controller.abort();
  }, [http, telemetry, id]);
  const absence = absences.find((one) => one.from <= to && one.to >= from);
  return absence === undefined ? null : <AbsenceNotice absence={absence} name={partyName(professional)} />;
}
