import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { dealership, desks } from '../../lib/page/dealership.ts';
import { telHref } from '../../lib/page/contact-links.ts';
import { chromeTexts } from '@dealership/shared/texts/public/chrome.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NavLink } from 'react-router-dom';
import { Link } from '../../ui/link.tsx';
import { EnquireLink } from './enquire-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { navItems } from './site-links.ts';
import styles from './site-header.module.css';

/**
 * The header sticks, with the contact bar above the edge of the window: it takes the same room in
 * the page at every scroll position, so nothing below it ever moves.
 */
export function SiteHeader() {
  const ref = useRef<HTMLElement>(null);
  useDismissedMenus(ref);
  const isScrolled = useScrolled();
  const closeAll = () => closeMenus(ref.current);
  return (
    <header ref={ref} className={styles.header} data-scrolled={isScrolled || undefined}>
      <ContactBar />
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Link to="/" className={styles.logo} aria-label={chromeTexts.home(dealership().name)}>
            <Logo />
          </Link>
          <nav className={styles.wide} aria-label={chromeTexts.mainMenu}>
            <NavList group="wide-menu" onChoose={closeAll} />
          </nav>
          <EnquireLink className={buttonClass('secondary', styles.enquire)}>
            {chromeTexts.enquire}
          </EnquireLink>
          <LanguageMenu />
          <details className={styles.narrow}>
            <summary className={styles.menuButton}>
              <span className={styles.whenClosed}>
                <Icon name="menu" size={24} />
              </span>
              <span className={styles.whenOpen}>
                <Icon name="close" size={24} />
              </span>
              <span className="visually-hidden">{chromeTexts.menu}</span>
            </summary>
            <nav className={styles.sheet} aria-label={chromeTexts.mainMenu}>
              <NavList group="narrow-menu" onChoose={closeAll} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}

function ContactBar() {
  const groups = desks
    .map((desk) => dealership().phones.filter(({ department }) => department === desk))
    .filter(([first]) => first !== undefined);
  return (
    <section className={styles.contactBar} aria-label={chromeTexts.contactBar}>
      <ul className={styles.desks}>
        {groups.map((phones) => (
          <li key={phones[0]?.label} className={styles.desk}>
            <span className={styles.deskLabel}>{phones[0]?.label}</span>
            {phones.map(({ phone }) => (
              <a key={phone} className="tap bare" href={telHref(phone)}>
                {phone}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NavListProps {
  /** Dropdowns of one name: the browser keeps at most one of them open. */
  group: string;
  onChoose: () => void;
}

function NavList({ group, onChoose }: NavListProps) {
  const linkTo = (text: string, path: string) => (
    <NavLink end discover="none" to={path} className={() => styles.item} onClick={onChoose}>
      {text}
    </NavLink>
  );
  return (
    <ul className={styles.items}>
      {navItems().map(({ text, path, links = [] }) => (
        <li key={text}>
          {path !== undefined ? (
            linkTo(text, path)
          ) : (
            <details name={group} className={styles.dropdown}>
              <summary className={styles.item}>
                {text}
                <Icon name="down" size={16} />
              </summary>
              <ul className={styles.dropdownItems}>
                {links.map((link) => (
                  <li key={link.path}>{linkTo(link.text, link.path)}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Beyond this the contact bar is hidden and the header stays on top (rules: given-figures). */
const THRESHOLD_PX = 50;

function useScrolled(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * Menus are `<details>`, so that they open before any script has run. This adds the usual behaviour
 * of menus: Escape closes the open ones and gives the focus back, so does a press elsewhere.
 */
function useDismissedMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      for (const menu of openMenus(ref.current)) {
        menu.open = false;
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      }
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      // Opening a menu closes the others of its name automatically, after the press: earlier it
      // would move the one that is being pressed away from under the finger.
      if (target instanceof Element && target.closest('summary')) return;
      for (const menu of openMenus(ref.current)) {
        if (target instanceof Node && !menu.contains(target)) menu.open = false;
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [ref]);
}

/** Closes every open menu inside an element, after a choice from it. */
function closeMenus(element: HTMLElement | null): void {
  for (const menu of openMenus(element)) menu.open = false;
}

function openMenus(element: HTMLElement | null) {
  return element?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
}
