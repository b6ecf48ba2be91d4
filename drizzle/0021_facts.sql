ALTER TABLE "generations" ADD COLUMN "statements" text[];
