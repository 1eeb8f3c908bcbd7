/** The stone of the logo on a grid of 48: white, red cap, a C. On a dark ground its outline is light and melts into it. */
export function LogoMark() {
  return (
    <>
      <path fill="#fff" d="M8 45V22a16 16 0 0 1 32 0v23z" />
      <path fill="var(--art-accent)" d="M8 21.5a16 16 0 0 1 32 0z" />
      <path stroke="#1d2430" strokeWidth={5} d="M29.4 29.2a7 7 0 1 0 0 8.6" />
      <path
        stroke="currentColor"
        strokeWidth={2.6}
        strokeLinejoin="round"
        d="M8 45V22a16 16 0 0 1 32 0v23z"
      />
    </>
  );
}
