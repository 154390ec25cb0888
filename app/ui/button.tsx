import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "large" | "small";

type Look = {
  /** Default "primary". One primary button a screen. */
  variant?: ButtonVariant;
  /** Default "medium" (44 px tall). */
  size?: ButtonSize;
  /** Fills the width of its container. */
  wide?: boolean;
  /** A decorative icon in front of the label. */
  icon?: ReactNode;
};

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-control bg-transparent text-ink hover:border-ink hover:bg-sunken",
  quiet:
    "border-transparent bg-transparent text-ink underline decoration-gold-ink underline-offset-4 hover:bg-sunken",
  danger: "border-transparent bg-danger text-on-danger hover:brightness-90",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-4 py-1 text-sm",
  medium: "min-h-11 px-6 py-2",
  large: "min-h-13 px-8 py-3 text-lg",
};

function buttonClass({ variant = "primary", size = "medium", wide }: Look, className?: string) {
  return classNames(
    "inline-flex items-center justify-center gap-2.5 rounded-full border text-center leading-snug font-semibold no-underline transition-colors focus-visible:rounded-full disabled:cursor-not-allowed disabled:not-aria-busy:opacity-60",
    variants[variant],
    sizes[size],
    wide && "w-full",
    className,
  );
}

export type ButtonProps = Look & {
  /** Shows a spinner with `busyLabel` and disables the button. */
  busy?: boolean;
  /** Default "Przetwarzanie...". */
  busyLabel?: string;
} & ComponentPropsWithoutRef<"button">;

/** A native button; `type` defaults to "submit", as most are the way on from a form. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant,
    size,
    wide,
    icon,
    busy = false,
    busyLabel = "Przetwarzanie...",
    disabled,
    className,
    children,
    type = "submit",
    ...rest
  },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {busy ? busyLabel : children}
    </button>
  );
});

/** A link that leads to the next step and looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentPropsWithoutRef<"a"> & { href: string }) {
  return (
    <a className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
