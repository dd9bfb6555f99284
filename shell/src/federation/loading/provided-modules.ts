// One import per shared module (`webpack/shared-modules.ts`). Remotes bring none of them: one that the shell never
// imports would be missing.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-router-dom';
import 'react-i18next';
import 'jotai';
import 'shared-contracts/platform/form-draft';
import 'shared-contracts/platform/http-client';
import 'shared-contracts/platform/image-address';
import 'shared-contracts/platform/persisted-state';
import 'shared-contracts/platform/platform-context';
import 'shared-contracts/platform/platform-of';
import 'shared-contracts/platform/platform';
import 'shared-contracts/platform/problem-error';
import 'shared-contracts/platform/tab-id';
import 'shared-contracts/platform/use-error-text';
import 'shared-contracts/platform/use-form-draft';
import 'shared-contracts/platform/use-locale-switch';
import 'shared-contracts/platform/use-problem-messages';
import 'shared-contracts/platform/use-session-user';
import 'shared-contracts/platform/use-theme';
