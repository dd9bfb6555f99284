import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { calendarName, type CalendarSource } from 'shared-contracts/schemas/calendar-source';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { renameCalendar } from '../../data/practice/calendars.ts';
import { SourceDialog } from './source-dialog.tsx';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const FIELD = 'calendarName';

interface RenameDialogProps {
  readonly source: CalendarSource;
  readonly onClose: () => void;
}

/** What the calendar is called here. */
export function RenameDialog({ source, onClose }: RenameDialogProps) {
  const { t } = useTranslation('remote-pro/calendars');
  const { http } = usePlatform();
  const save = (name: string) => renameCalendar(http, source.id, name);
  return (
    <SourceDialog
      title={t('renameTitle')}
      name={FIELD}
      limit={textLimits.calendarName}
      schema={calendarName}
      save={save}
      onClose={onClose}
    >
      {(fault) => (
        <Field
          name={FIELD}
          required
          limit={textLimits.calendarName}
          label={t('form.name')}
          defaultValue={source.name}
          autoComplete="off"
          error={fault}
        />
      )}
    </SourceDialog>
  );
}
