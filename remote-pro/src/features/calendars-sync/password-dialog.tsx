import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { textLimits } from 'shared-contracts/schemas/text-limits';
import { calendarPassword, type CalendarSource } from 'shared-contracts/schemas/calendar-source';
import { PasswordField } from 'shared-ui/domain/account/password/password-field.tsx';
import { changeCalendarPassword } from '../../data/practice/calendars.ts';
import { SourceDialog } from './source-dialog.tsx';

const FIELD = 'calendarPassword';

interface PasswordDialogProps {
  readonly source: CalendarSource;
  readonly onClose: () => void;
}

/** The new password of an account, tried before it is kept. */
export function PasswordDialog({ source, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('remote-pro/calendars');
  const { http, toast } = usePlatform();
  const save = async (password: string) => {
    await changeCalendarPassword(http, source.id, password);
    toast.success(t('passwordSaved'));
  };
  return (
    <SourceDialog
      title={t('passwordTitle', { user: source.userName })}
      name={FIELD}
      schema={calendarPassword.entries.password}
      save={save}
      onClose={onClose}
    >
      {(fault) => (
        <PasswordField
          name={FIELD}
          limit={textLimits.calendarPassword}
          required
          label={t('form.password')}
          hint={t('form.passwordHint')}
          showLabel={t('form.show')}
          hideLabel={t('form.hide')}
          autoComplete="off"
          error={fault}
        />
      )}
    </SourceDialog>
  );
}
