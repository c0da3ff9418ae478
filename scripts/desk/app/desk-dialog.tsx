import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from './desk-parts.tsx';
import { useTranslate } from './words.ts';

type DeskDialogProps = {
  ref: Ref<HTMLDialogElement>;
  title: string;
  isWide?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

/** A modal dialog. The browser traps the focus, and Escape closes it. */
export function DeskDialog({ ref, title, isWide = false, onOpen, children }: DeskDialogProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <chakra.dialog
      ref={ref}
      aria-labelledby={id}
      onToggle={({ newState }) => newState === 'open' && onOpen?.()}
      width={isWide ? 'min(68rem, 94vw)' : 'min(44rem, 92vw)'}
      maxHeight="86vh"
      padding="5"
      overflowY="auto"
      background="ground"
      color="words"
      border="1px solid"
      borderColor="edge"
      borderRadius="control"
    >
      <Flex justify="space-between" align="center" marginBottom="3">
        <chakra.h2 id={id} fontSize="1.125rem" fontWeight="semibold">
          {title}
        </chakra.h2>
        <form method="dialog">
          <Button type="submit" look="plain" aria-label={t('close')}>
            <X aria-hidden />
          </Button>
        </form>
      </Flex>
      {children}
    </chakra.dialog>
  );
}
