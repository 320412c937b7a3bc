import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styles from './button.module.css';

/** `primary` is signal red: at most one in a view. `danger` deletes, erases or discards. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

/** The class of a button, for links beside buttons. */
export function buttonClass(variant: ButtonVariant = 'secondary', extra?: string): string {
  return [styles.button, styles[variant], extra].filter(Boolean).join(' ');
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  variant?: ButtonVariant | undefined;
  /** While busy, clicks do nothing. Not `disabled`, which would drop the focus. */
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

/** A link to a place outside the router (telephone, WhatsApp, maps, a file) that looks like a button. */
export function ButtonLink({ variant, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}
