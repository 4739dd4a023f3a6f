import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import { repositoryOf } from "../../../../../webapp/app/help/release.js";

test("a page of a project is served from the repository of its folder", () => {
  equal(repositoryOf("ann.github.io", "/cards/index.html"), "ann/cards");
  equal(repositoryOf("Ann-2.GitHub.io", "/cards/"), "Ann-2/cards");
});

test("a page of an owner is served from the repository with the name of the host", () => {
  equal(repositoryOf("ann.github.io", "/"), "ann/ann.github.io");
  equal(repositoryOf("ann.github.io", "/index.html"), "ann/ann.github.io");
});

test("another host does not tell the repository", () => {
  equal(repositoryOf("cards.example", "/cards/"), "OWNER/REPOSITORY");
  equal(repositoryOf("github.io.example", "/cards/"), "OWNER/REPOSITORY");
  equal(repositoryOf("", "/home/ann/site/index.html"), "OWNER/REPOSITORY");
});
