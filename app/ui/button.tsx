import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "medium" | "large" | "small";

type Look = {
  variant?: ButtonVariant;
  /** Default "medium" (44 px tall). */
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
};

const variants: Record<ButtonVariant, string> = {
  // Most printers leave grounds out, so that on paper it is an outline.
  primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  secondary: "border-control bg-transparent text-ink hover:border-ink hover:bg-sunken",
  quiet:
    "border-transparent bg-transparent px-0! text-ink underline forced-colors:border-0 decoration-gold-ink underline-offset-4 hover:decoration-2",
  danger: "border-transparent bg-danger text-on-danger hover:brightness-90",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-4 py-1 text-sm",
  medium: "min-h-11 px-6 py-2",
  large: "min-h-13 px-8 py-3 text-lg",
};

function buttonClass({ variant = "primary", size = "medium", wide }: Look, className?: string) {
  return classNames("button", variants[variant], sizes[size], wide && "w-full", className);
}

/** What a button that orders or pays says meanwhile. */
export const busyLabel = "Przetwarzanie...";

export type ButtonProps = Look & {
  busyLabel?: string;
} & ComponentPropsWithoutRef<"button">;

export function Button({
  variant,
  size,
  wide,
  icon,
  busyLabel,
  className,
  children,
  type = "submit",
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
      {busyLabel && (
        <busy-label hidden text={busyLabel} class="contents">
          <Spinner />
        </busy-label>
      )}
    </button>
  );
}

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
