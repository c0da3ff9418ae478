const MASK = '••••';

/** An address with everything but its first letter and its host hidden: `h••••@veltara.example`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${MASK}@${host}`;
}
