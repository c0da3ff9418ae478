import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type FileButtonProps = {
  isChosen: boolean;
  /** Whether the tab key leads here. */
  isFirst: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A file in the list, and what there is to do in it. */
export function FileButton({ isChosen, isFirst, onClick, children }: FileButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-current={isChosen ? 'true' : undefined}
      tabIndex={isFirst ? 0 : -1}
      onClick={onClick}
      display="flex"
      justifyContent="space-between"
      gap="2"
      width="full"
      paddingInline="2"
      paddingBlock="1"
      borderRadius="control"
      textAlign="start"
      cursor="pointer"
      _hover={{ background: 'chosen' }}
      css={{ '&[aria-current]': { background: 'chosen', fontWeight: 'semibold' } }}
    >
      {children}
    </chakra.button>
  );
}
