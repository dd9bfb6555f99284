import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';

export interface ThemeSwitchProps {
  readonly isDark: boolean;
  readonly onChange: (isDark: boolean) => void;
  /** Label of the action: "Passer au thème sombre" / "Passer au thème clair". */
  readonly toDarkLabel: string;
  readonly toLightLabel: string;
}

/** Switches between light and dark. */
export function ThemeSwitch({ isDark, onChange, toDarkLabel, toLightLabel }: ThemeSwitchProps) {
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={isDark ? toLightLabel : toDarkLabel}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => onChange(!isDark)}
    />
  );
}
