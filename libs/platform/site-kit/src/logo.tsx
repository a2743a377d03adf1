/** The toolbox of the brand, in the accent color. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1" y="1" width="26" height="26" rx="7" fill="var(--accent)" />
      <path
        d="M11 10V8.5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 17 8.5V10"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="1.8"
      />
      <rect x="6" y="10" width="16" height="4.6" rx="1.4" fill="var(--accent-ink)" />
      <path d="M7 16h14v3.6a1.4 1.4 0 0 1-1.4 1.4H8.4A1.4 1.4 0 0 1 7 19.6z" fill="var(--accent-ink)" />
      <rect
        x="12"
        y="13"
        width="4"
        height="4.6"
        rx="1"
        fill="var(--accent)"
        stroke="var(--accent-ink)"
        strokeWidth="1.2"
      />
    </svg>
  );
}
