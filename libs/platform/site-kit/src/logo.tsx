/** The toolbox of the brand, in the accent color. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="26" height="26" rx="7" fill="var(--accent)" />
      <path
        d="M11 10V8.500a1.500 1.500 0 0 1 1.500-1.500h3A1.500 1.500 0 0 1 17 8.500V10"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="1.8"
      />
      <rect x="6" y="10" width="16" height="4.600" rx="1.400" fill="var(--accent-ink)" />
      <path
        d="M7 16h14v3.600a1.400 1.400 0 0 1-1.400 1.400H8.400A1.400 1.400 0 0 1 7 19.600z"
        fill="var(--accent-ink)"
      />
      <rect
        x="12"
        y="13"
        width="4"
        height="4.600"
        rx="1"
        fill="var(--accent)"
        stroke="var(--accent-ink)"
        strokeWidth="1.2"
      />
    </svg>
  );
}
