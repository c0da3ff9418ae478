import type { ReactNode } from 'react';

type CrewMemberProps = {
  at: number;
  /** Whether the person looks to where reading ends. */
  looksOn?: boolean;
  children?: ReactNode;
};

/** One of the people at work, with the legs, the vest and the head of the technician beside the cabinet. */
export function CrewMember({ at, looksOn = false, children }: CrewMemberProps) {
  return (
    <g transform={`translate(${at})${looksOn ? 'scale(-1 1)' : ''}`}>
      <use href="#crew" />
      {children}
    </g>
  );
}
