import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatePart } from 'shared-contracts/platform/platform-context';
import { areShortcutsEnabled, isTyping } from './shortcut-keys.ts';
import styles from './site-footer.module.css';

const dialog = () => import(/* webpackChunkName: "keyboard-dialog" */ './keyboard-dialog.tsx');

/** Focuses the search field; false when the page has none. */
function goToSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role=search] [name=q]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** `/` focuses the search and `?` (or this button) opens the keyboard help, except while typing. */
export function KeyboardHelp() {
  const { t } = useTranslation('remote-public/frame');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOnTheWay = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const part = useLatePart(dialog, isWanted);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== '/' && event.key !== '?') || isTyping(event) || !areShortcutsEnabled()) return;
    event.preventDefault();
    if (event.key === '?') return open();
    if (goToSearch()) return;
    isOnTheWay.current = true;
    void navigate('/recherche');
  });
  // Before paint: the button may be pressed at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (isOnTheWay.current) isOnTheWay.current = !goToSearch();
  }, [pathname]);
  return (
    <>
      <button type="button" className={styles.keys} aria-haspopup="dialog" onClick={open}>
        {t('keys.open')}
      </button>
      {part && <part.KeyboardDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
