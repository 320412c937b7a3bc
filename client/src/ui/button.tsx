import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './button.module.css';

/** `primary` wears the signal red: at most one in a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The look of a button, for links that stand in a row with buttons. */
export function buttonClass(variant: ButtonVariant = 'secondary', extra?: string): string {
  return [styles.button, styles[variant], extra].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
  /** Working on it: presses do nothing, but the focus stays where it is, which `disabled` would drop. */
  busy?: boolean | undefined;
}

export function Button({
  variant,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const ignorePress = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, className)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? ignorePress : onClick}
    />
  );
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: ButtonVariant | undefined;
}

/** A link to somewhere outside the router (telephone, WhatsApp, maps, a file) that looks like a button. */
export function ButtonLink({ variant, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}
