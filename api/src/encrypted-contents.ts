import { formFilePieces } from '#db/tables/form-files.ts';
import { jobApplicationFiles } from '#db/tables/job-applications.ts';
import { messagePictures } from '#db/tables/messages.ts';
import { printOrderDrafts, printSubscriptions } from '#db/tables/print-subscriptions.ts';
import { secondFactors } from '#db/tables/auth-methods.ts';
import type { SealedFiles, SealedTexts } from '#secrets/reencrypt.ts';

/** Every column of the database with sealed texts in it. */
export const sealedTexts: readonly SealedTexts[] = [
  { key: secondFactors.userId, text: secondFactors.secretSealed },
  { key: printOrderDrafts.id, text: printOrderDrafts.sealed },
  { key: printSubscriptions.id, text: printSubscriptions.ibanSealed },
];

/** Every table with sealed files in it. */
export const sealedFiles: readonly SealedFiles[] = [
  { file: formFilePieces.fileId, piece: formFilePieces.piece, bytes: formFilePieces.sealed },
  {
    file: jobApplicationFiles.applicationId,
    piece: jobApplicationFiles.piece,
    bytes: jobApplicationFiles.sealed,
  },
  { file: messagePictures.messageId, piece: messagePictures.piece, bytes: messagePictures.sealed },
];
