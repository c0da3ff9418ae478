import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk.tsx';
import { deskSystem } from './desk-theme.ts';
import { followFiles } from './follow-files.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the desk has no root.');
followFiles();
createRoot(root).render(
  <ChakraProvider value={deskSystem}>
    <Desk />
  </ChakraProvider>,
);
