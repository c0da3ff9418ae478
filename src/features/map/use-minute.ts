import { useEffect, useState } from 'react';
import { CLOCK_STEP_MS } from '#src/config/constants.ts';

const MS_IN_A_MINUTE = 60_000;
const readMinute = () => Math.floor(Date.now() / MS_IN_A_MINUTE) * MS_IN_A_MINUTE;

/** The minute that has begun, anew with every minute. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(readMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(readMinute()), CLOCK_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute);
}
